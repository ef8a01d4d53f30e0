export { default } from "../shared/tsup.config.ts";
