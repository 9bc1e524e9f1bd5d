import { type RefObject, useLayoutEffect, useRef } from 'react'

const DURATION_MS = 450

/** FLIP: rows glide from where they were to where they are. `order` changes when they do. Reduced motion: they just change. */
export function useReorder(order: string): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null)
  const tops = useRef(new Map<string, number>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again exactly when the order changes
  useLayoutEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const next = new Map<string, number>()
    for (const row of body.current?.querySelectorAll<HTMLElement>('tr[data-entry]') ?? []) {
      const entry = row.dataset.entry!
      const top = row.offsetTop
      const before = tops.current.get(entry)
      next.set(entry, top)
      if (!still && before !== undefined && before !== top)
        row.animate([{ transform: `translateY(${before - top}px)` }, { transform: 'none' }], {
          duration: DURATION_MS,
          easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
        })
    }
    tops.current = next
  }, [order])
  return body
}
