import { serveAnimations } from "@serpentarium/play/animation";

serveAnimations();
