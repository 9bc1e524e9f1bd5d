/** The events of a log that leaves of a change say, whole or one by one: as they were sent, unchecked. */
export const eventsSaid = (set: Readonly<Record<string, unknown>> | undefined, log: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(set ?? {}).flatMap(([path, value]) => {
      if (path === log) return Object.entries((value ?? {}) as object)
      return path.startsWith(`${log}.`) ? [[path.slice(log.length + 1), value]] : []
    }),
  )
