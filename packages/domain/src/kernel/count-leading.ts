/** How many items at the head of a list hold, where all that hold come before all that do not: a binary search. */
export function countLeading<T>(items: readonly T[], holds: (item: T) => boolean): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(items[middle]!)) low = middle + 1
    else high = middle
  }
  return low
}
