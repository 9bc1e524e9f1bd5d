/** Who imports whom: by file, the files it names. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/**
 * The circles of an import graph, types included: groups of files each of which reaches every other one (Tarjan's strongly
 * connected components). A group is sorted by name, so that it is told the same way every time.
 */
export function circlesOf(graph: ImportGraph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const waiting: string[] = []
  const isWaiting = new Set<string>()
  const circles: string[][] = []

  function enter(file: string): void {
    order.set(file, order.size)
    lowest.set(file, order.size - 1)
    waiting.push(file)
    isWaiting.add(file)
  }

  /** All files that are reached from the first of a circle have been seen: those still waiting above it are the circle. */
  function leave(file: string): void {
    if (lowest.get(file) !== order.get(file)) return
    const circle = waiting.splice(waiting.indexOf(file))
    for (const one of circle) isWaiting.delete(one)
    if (circle.length > 1) circles.push(circle.sort())
  }

  const lower = (file: string, to: number): void => void lowest.set(file, Math.min(lowest.get(file)!, to))

  // A list of its own instead of calls: a chain of imports may be longer than the stack is deep.
  for (const start of graph.keys()) {
    if (order.has(start)) continue
    enter(start)
    const path = [{ file: start, next: 0 }]
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const target = graph.get(top.file)?.[top.next++]
      if (target === undefined) {
        leave(top.file)
        path.pop()
        const above = path.at(-1)
        if (above) lower(above.file, lowest.get(top.file)!)
      } else if (!order.has(target)) {
        enter(target)
        path.push({ file: target, next: 0 })
      } else if (isWaiting.has(target)) lower(top.file, order.get(target)!)
    }
  }
  return circles.sort((a, b) => b.length - a.length || ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1))
}
