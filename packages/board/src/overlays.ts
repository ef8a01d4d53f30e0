/*
 * What lies over pieces after an action or a refusal, loaded with the first one.
 */
export { celebrate } from "./decisive-motion.ts";
export { decisiveViews } from "./decisive-view.ts";
export { markViews } from "./mark-view.ts";
export { arrowViews, ghostViews } from "./route-view.ts";
