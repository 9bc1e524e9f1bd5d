import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CouponTable } from '#features/payments/coupons/index.ts'
import { ownTournamentsQuery } from '#features/tournaments/tournaments/index.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './coupons.texts.ts'

export function CouponsPage() {
  const [adding, setAdding] = useState(false)
  const { data } = useQuery(ownTournamentsQuery(useSession()!.user))
  return (
    <Page>
      <PageHeader title={t('title')} meta={t('about')} primary={{ label: t('add'), icon: IconPlus, onClick: () => setAdding(true) }} />
      <CouponTable tournaments={data?.message ?? null} adding={adding} onAdd={setAdding} />
    </Page>
  )
}
