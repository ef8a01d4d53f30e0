/**
 * Loads a module as Node does; Vite, which runs the configuration, leaves what it requires to Node.
 *
 * @public `at-build.ts` asks for it
 */
export const natively = (url: URL): Promise<unknown> => import(url.href);
