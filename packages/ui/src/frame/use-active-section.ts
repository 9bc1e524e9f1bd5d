import { useEffect, useState } from 'react'

/** The section one is reading: the last whose top has passed the upper third. */
export function useActiveSection(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(ids[0])
  const list = ids.join(' ')
  useEffect(() => {
    const sections = list.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const look = () => {
      const line = window.innerHeight / 3
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= line)
      setActive((atEnd && window.scrollY > 0 ? sections.at(-1) : (passed.at(-1) ?? sections[0]))?.id)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [list])
  return active
}
