import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import classes from './command-centre.module.css'
import { t } from './command-centre.texts.ts'
import type { ReadyItem } from './readiness.ts'

export function ReadyList({ items }: { items: readonly ReadyItem[] }) {
  if (items.length === 0) return null
  const done = items.filter((item) => item.done).length
  return (
    <Section
      title={t('readyList.ready')}
      note={done === items.length ? t('readyList.everythingInPlace') : t('readyList.doneOf', { done, all: items.length })}
    >
      <ul className={classes.ready}>
        {items.map(({ id, done: isDone, text, fix }) => {
          const Icon = isDone ? IconCircleCheckFilled : IconCircle
          return (
            <li key={id} data-done={isDone || undefined}>
              <Icon size={20} stroke={1.75} aria-hidden />
              <span>
                {text}
                <span className="rl-sr-only">{isDone ? t('readyList.isDone') : t('readyList.isToDo')}</span>
              </span>
              {!isDone && fix && <UiLink href={fix.href}>{fix.label}</UiLink>}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
