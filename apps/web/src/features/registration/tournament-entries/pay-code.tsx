import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { QrCode } from '#platform/qr-code.tsx'
import { boatName } from '#platform/values/entry-name.ts'
import { entriesQuery } from './tournament-entries.queries.ts'
import { t } from './tournament-entries.texts.ts'

/** So often we look whether the provider has told that it was paid. */
const LOOK_MS = 3000

/** The angler scans this, signs in and pays on their own phone. The boat is Paid when the provider says so, by nobody's tap. */
export function PayCode({ entry }: { entry: TournamentEntry }) {
  const { data } = useQuery({ ...entriesQuery(entry.tournament), refetchInterval: LOOK_MS })
  const address = new URL(`/angler/entries/${entry._id}#money`, window.location.origin).href
  if (data?.find(({ _id }) => _id === entry._id)?.status === 'Paid')
    return (
      <Banner tone="kelp" icon={IconCheck}>
        {t('entryActions.hasPaid', { boat: boatName(entry) })}
      </Banner>
    )
  return (
    <>
      <QrCode text={address} label={t('paySheet.code', { boat: boatName(entry) })} className="rl-pay__code" />
      <p className="rl-pay__says">{t('paySheet.cardMeans')}</p>
    </>
  )
}
