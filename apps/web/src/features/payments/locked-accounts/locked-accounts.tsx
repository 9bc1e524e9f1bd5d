import { Button } from '@mantine/core'
import type { Account } from '@ramplight/contract/payments/accounts'
import type { AuditLine } from '@ramplight/contract/system/audit'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeDay } from '@ramplight/ui/values/times'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { historyWords } from '#platform/stored-words/stored-words.ts'
import type { Director } from '../directors/index.ts'
import { LockSheet } from './lock-sheet.tsx'
import { accountHistoryQuery, lockedQuery } from './locked-accounts.queries.ts'
import { t } from './locked-accounts.texts.ts'

type Kept = { locked?: boolean } | null

/** How an account came to be locked, as its history has it. */
function whyOf({ _id }: Account, history: readonly AuditLine[]): string | null {
  const line = history.find(
    ({ record, before, after }) => record === _id && (after as Kept)?.locked === true && (before as Kept)?.locked !== true,
  )
  return line ? t('since', { why: historyWords(line.summary), by: line.byName ?? t('bySystem'), date: writeDay(line.at) }) : null
}

/** Who is locked from registering anglers, why, and the way to open them. */
export function LockedAccounts() {
  const locked = useQuery(lockedQuery())
  const history = useQuery(accountHistoryQuery()).data ?? []
  const [opening, setOpening] = useState<Director | null>(null)
  return (
    <Section title={t('title')} note={t('note')} flush>
      <Loaded query={locked} what={t('noun')}>
        {(accounts) => (
          <RowList
            none={t('none')}
            rows={accounts.map((account) => ({
              key: account._id,
              title: account.name,
              about: [account.email, whyOf(account, history)].filter(Boolean).join(' · '),
              end: (
                <Button variant="default" onClick={() => setOpening({ user: account.user, name: account.name })}>
                  {t('unlock')}
                </Button>
              ),
            }))}
          />
        )}
      </Loaded>
      {opening && <LockSheet opens={opening} onClose={() => setOpening(null)} />}
    </Section>
  )
}
