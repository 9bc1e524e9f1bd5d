/** @TODO the ping, the idle dialog, the network notices and the update prompt live here. */
export function SessionKeeper() {
  return null
}
