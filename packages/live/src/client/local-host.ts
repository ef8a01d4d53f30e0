const LOCAL = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/;

/** Whether a host name means the own machine, wherever it is used: links to it lead others nowhere. */
export const isLocalHost = (hostname: string): boolean => LOCAL.test(hostname);
