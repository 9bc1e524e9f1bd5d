import type { Spot } from '@ramplight/domain/geo/albers-usa'

export type Cluster<T> = Spot & { items: T[] }

/**
 * What would cover each other on the screen goes together: whatever lies within `radius` pixels of the first of it. In the order of
 * the items, so the same list makes the same clusters.
 */
export function clustersOf<T>(items: readonly (Spot & { item: T })[], radius: number): Cluster<T>[] {
  const clusters: Cluster<T>[] = []
  for (const { x, y, item } of items) {
    const near = clusters.find((one) => Math.hypot(one.x - x, one.y - y) <= radius)
    if (near) near.items.push(item)
    else clusters.push({ x, y, items: [item] })
  }
  return clusters
}
