import { Button } from '@mantine/core'
import { fullName } from '@ramplight/domain/registration/full-name'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Href } from '#platform/href.ts'
import { useOnline } from '#platform/use-online.ts'
import classes from './angler-merges.module.css'
import { duplicatesQuery } from './angler-merges.queries.ts'
import { t } from './angler-merges.texts.ts'

/** The page on which two are merged. */
export const mergeHref = (...ids: readonly string[]): Href => {
  const words = new URLSearchParams(ids.slice(0, 2).map((id, at) => [at === 0 ? 'keep' : 'merge', id]))
  return `/director/anglers/merge?${words}`
}

/** Who may be in the book twice, in one line that opens. Without a network nothing is said: nothing can be done about it. */
export function PossibleDuplicates() {
  const online = useOnline()
  const [isOpen, setOpen] = useState(false)
  const { data: pairs = [] } = useQuery({ ...duplicatesQuery(), enabled: online })
  if (pairs.length === 0 || !online) return null
  return (
    <div className={classes.duplicates}>
      <Banner
        tone="amber"
        icon={IconUsers}
        actions={
          <Button size="compact-sm" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'duplicates.hide' : 'duplicates.show')}
          </Button>
        }
      >
        <b>{t('duplicates.title')}</b> {t('duplicates.found', { count: pairs.length })}
      </Banner>
      {isOpen && (
        <ul className={classes.pairs} aria-label={t('duplicates.title')}>
          {pairs.map(({ one, other, why }) => (
            <li key={`${one._id} ${other._id}`}>
              <UiLink href={mergeHref(one._id, other._id)}>{t('duplicates.pair', { one: fullName(one), other: fullName(other) })}</UiLink>
              <small>{t(`duplicates.why.${why}`)}</small>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
