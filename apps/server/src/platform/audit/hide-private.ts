/** What says how to reach or find a person, whatever family it stands in. */
const PRIVATE = /^(.*e_?mail.*|.*phone.*|mobile|street.*|address.*|zip.*|username|birth.*|dob|lastLoginAt)$/i

/** The same trace without what is private, wherever in it. For viewers who may not see the record itself. */
export function hidePrivate(trace: unknown): unknown {
  if (Array.isArray(trace)) return trace.map(hidePrivate)
  if (typeof trace !== 'object' || trace === null) return trace
  return Object.fromEntries(Object.entries(trace).map(([name, value]) => [name, PRIVATE.test(name) ? null : hidePrivate(value)]))
}
