/** Ids and secrets: 22 characters contain 128 random bits. */
export const TOKEN = /^[\w-]{22,64}$/;

/** Whether data can be the id of a match or a command, or a secret. */
export const isToken = (data: unknown): data is string => typeof data === "string" && TOKEN.test(data);

/** Returns a new unpredictable id or secret of 128 random bits. */
export const createToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(17))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
