/**
 * Gets the tests a Redis where that is easy: one already installed, else the distribution's package (as root, with apt). That
 * it cannot is no failure: the tests that need one are left out, and say so.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findRedis } from "./fixtures/redis.ts";

const APT = "/usr/bin/apt-get";

const apt = (...args: string[]): boolean =>
  spawnSync(APT, ["-qq", "-o", "DPkg::Lock::Timeout=300", ...args], {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

// the tools hold the server's program too, without a service that would be started
const install = (): boolean =>
  apt("update") && apt("install", "-y", "--no-install-recommends", "redis-tools");

const canInstall = process.getuid?.() === 0 && existsSync(APT);
if (!findRedis() && canInstall) install();
console.log(`Redis: ${findRedis() ?? "none, the tests of the queue are left out"}`);
