/** Addresses that only this computer can open: those of its own server, and files. */

/** @param {{ protocol: string, hostname: string }} address */
export function isNear({ protocol, hostname }) {
  return protocol === "file:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
