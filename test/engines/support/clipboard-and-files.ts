/** The exchange between a page and the shopper's computer: the clipboard and saved files. */
import type { Tab } from './tab.ts';

/** Copies a text by keys, from a field that is there only for that. Tests paste it with `Control+KeyV`. */
export async function copyText(tab: Tab, text: string): Promise<void> {
  await tab.run((value) => {
    const source = Object.assign(document.createElement('textarea'), { value });
    document.body.append(source);
    source.select();
  }, text);
  await tab.press('Control+KeyC');
  await tab.run(() => document.activeElement?.remove());
}

export interface SavedFile {
  name: string;
  text: string;
}

declare global {
  interface Window {
    saved?: SavedFile[];
  }
}

/**
 * From now on, keeps the content of each file that the page saves. The browser saves nothing: each engine has its own folder
 * for downloads, which is the shopper's.
 */
export async function watchSaving(tab: Tab): Promise<void> {
  await tab.run(() => {
    const contents = new Map<string, Blob>();
    const saved: SavedFile[] = [];
    window.saved = saved;
    const { createObjectURL } = URL;
    URL.createObjectURL = (content) => {
      const address = createObjectURL(content);
      contents.set(address, content as Blob);
      return address;
    };
    HTMLAnchorElement.prototype.click = async function () {
      const { download: name, href } = this;
      // `Blob.text` would leave out the byte order mark.
      const bytes = await contents.get(href)?.arrayBuffer();
      saved.push({ name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) });
    };
  });
}

/** The files that the page has saved since `watchSaving`, oldest first. */
export function savedFiles(tab: Tab): Promise<SavedFile[]> {
  return tab.run(() => window.saved ?? []);
}
