import { Button } from '@mantine/core'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import type { Attention } from './attention.ts'
import classes from './today.module.css'
import { t } from './today.texts.ts'

/** So many are shown at first: on a phone, what comes up is still reached. */
const SHOWN = 6

export function AttentionList({ items }: { items: readonly Attention[] }) {
  const [isWhole, setWhole] = useState(false)
  const hidden = isWhole ? 0 : Math.max(0, items.length - SHOWN)
  return (
    <Section title={t('attentionList.needsAttention')}>
      {items.length === 0 ? (
        <p className={classes.calm}>{t('attentionList.nothingToDo')}</p>
      ) : (
        <ul className={classes.list}>
          {items.slice(0, items.length - hidden).map(({ key, tournament, text, action, href }) => (
            <li key={key} className={classes.attention}>
              <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
              <span>
                <b>{text}</b>
                <small>{tournament}</small>
              </span>
              <UiLink href={href} aria-label={`${action}: ${tournament}`}>
                {action}
              </UiLink>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          {t('attentionList.more', { count: hidden })}
        </Button>
      )}
    </Section>
  )
}
