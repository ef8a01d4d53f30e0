/**
 * Imports a module with Node instead of Vite, which runs the configuration but leaves required modules to Node.
 *
 * @public imported by `config-modules.ts`
 */
export const nativeImport = (url: URL): Promise<unknown> => import(url.href);
