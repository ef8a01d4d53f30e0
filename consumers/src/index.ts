export type { Manifest } from "./manifest.ts";
export { type Registry, type RegistryOptions, startRegistry } from "./registry.ts";
