import type { QueryLike } from '@ramplight/ui/states/loaded.tsx'
import type { ReactNode } from 'react'
import { OnTheServer } from '#platform/on-the-server.tsx'
import { t } from './money.texts.ts'

/** The ledger lies on the server alone. */
export const MoneyNeedsInternet = ({ query, children }: { query: QueryLike<unknown>; children: ReactNode }) => (
  <OnTheServer query={query} title={t('moneyPage.needsInternet')} text={t('moneyPage.isOnTheServer')}>
    {children}
  </OnTheServer>
)
