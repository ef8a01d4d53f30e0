/*
 * What lies over pieces after an action, loaded with the first one.
 */
export { celebrate } from "./decisive-motion.ts";
export { decisiveViews } from "./decisive-view.ts";
export { arrowViews, ghostViews } from "./route-view.ts";
