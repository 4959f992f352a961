/** Reads the types that scripts of the page see: the events, and what is on `window`. */
import { type Node, type TSInterfaceDeclaration, type TSTypeElement, traverseFast } from '@babel/types';
import { docOf, modulesIn, parseModule, type SourceModule } from './parse-module.ts';

/** A named type. */
export interface Declaration {
  name: string;
  doc: string;
  /** As written, without `export`. */
  text: string;
  /** Names of the types that it refers to. */
  uses: string[];
  members: Member[];
}

/** A property or a method of a type. */
export interface Member {
  name: string;
  doc: string;
  optional: boolean;
  readonly: boolean;
  /** A method with its parameters and result, otherwise the type: `(root?: Node) => void`. */
  type: string;
  /** If the type is an object literal type. */
  members: Member[];
}

/** All named types of the layers that pages see, by name; `Window` has what the loader adds to it. */
export function readDeclarations(root: string): Map<string, Declaration> {
  const modules = ['shared/domain', 'shared/page', 'shared/embed'].flatMap((folder) =>
    modulesIn(root, folder),
  );
  return new Map(modules.flatMap(declarationsOf).map((declaration) => [declaration.name, declaration]));
}

/** The named types of one module. */
export function declarationsOf(module: SourceModule): Declaration[] {
  const found: Declaration[] = [];
  traverseFast(parseModule(module), (node) => {
    const inner = node.type === 'ExportNamedDeclaration' ? node.declaration : undefined;
    if (inner) inner.leadingComments ??= node.leadingComments;
    if (node.type !== 'TSInterfaceDeclaration' && node.type !== 'TSTypeAliasDeclaration') return;
    found.push({
      name: node.id.name,
      doc: docOf(node),
      text: sliceOf(module, node),
      uses: typesUsedBy(node),
      members: node.type === 'TSInterfaceDeclaration' ? membersOf(module, node) : [],
    });
  });
  return found;
}

/** The types with these names and all types that they use, each after those it uses. */
export function closureOf(declarations: Map<string, Declaration>, names: string[]): Declaration[] {
  const needed = new Set<Declaration>();
  const add = (name: string) => {
    const declaration = declarations.get(name);
    if (!declaration || needed.has(declaration)) return;
    needed.add(declaration);
    declaration.uses.forEach(add);
  };
  names.forEach(add);
  return [...needed];
}

function membersOf(module: SourceModule, { body }: TSInterfaceDeclaration): Member[] {
  return body.body.flatMap((member) => memberOf(module, member));
}

function memberOf(module: SourceModule, member: TSTypeElement): Member[] {
  if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
  const name = member.key.type === 'StringLiteral' ? member.key.value : sliceOf(module, member.key);
  const result = member.typeAnnotation && sliceOf(module, member.typeAnnotation).replace(/^:\s*/, '');
  const written =
    member.type === 'TSPropertySignature' && member.typeAnnotation?.type === 'TSTypeAnnotation'
      ? member.typeAnnotation.typeAnnotation
      : undefined;
  return [
    {
      name,
      doc: docOf(member),
      optional: Boolean(member.optional),
      readonly: member.type === 'TSPropertySignature' && Boolean(member.readonly),
      type: inOneLine(
        member.type === 'TSMethodSignature'
          ? `(${member.parameters.map((parameter) => sliceOf(module, parameter)).join(', ')}) => ${result ?? 'void'}`
          : (result ?? 'unknown'),
      ),
      members:
        written?.type === 'TSTypeLiteral' ? written.members.flatMap((inner) => memberOf(module, inner)) : [],
    },
  ];
}

function typesUsedBy(declaration: Node): string[] {
  const names: string[] = [];
  traverseFast(declaration, (node) => {
    if (node.type === 'TSTypeReference' && node.typeName.type === 'Identifier')
      names.push(node.typeName.name);
  });
  return [...new Set(names)];
}

function sliceOf({ text }: SourceModule, { start, end }: Node): string {
  return text.slice(start ?? 0, end ?? 0);
}

function inOneLine(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
