export type FallBack = (failure?: {table: unknown, error: unknown, isCurrent: ()=>boolean}) => Promise<boolean>;
export const fallBack: FallBack = async () => false;
