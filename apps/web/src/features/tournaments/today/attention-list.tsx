import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Attention } from './attention.ts'
import classes from './today.module.css'
import { t } from './today.texts.ts'

const SHOWN = 6

export const AttentionList = ({ items }: { items: readonly Attention[] }) => (
  <Section title={t('attentionList.needsAttention')}>
    {items.length === 0 ? (
      <p className={classes.calm}>{t('attentionList.nothingToDo')}</p>
    ) : (
      <ul className={classes.list}>
        {items.slice(0, SHOWN).map(({ key, tournament, text, action, href }) => (
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
  </Section>
)
