import { UiLink } from './link.tsx'

export type PageTab = { label: string; href: string; active?: boolean; count?: number | string }

/** Tabs that are addresses: back works, and each can be shared. */
export function PageTabs({ tabs, label }: { tabs: readonly PageTab[]; label: string }) {
  return (
    <nav className="rl-tabs" aria-label={label}>
      {tabs.map(({ label: text, href, active, count }) => (
        <UiLink key={href} href={href} className="rl-tabs__tab" data-active={active} aria-current={active ? 'page' : undefined}>
          {text}
          {count !== undefined && <span className="rl-count">{count}</span>}
        </UiLink>
      ))}
    </nav>
  )
}
