const LOCAL = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/;

/** Whether a host name refers to the own machine on every machine, so that links to it do not work for others. */
export const isLocalHost = (hostname: string): boolean => LOCAL.test(hostname);
