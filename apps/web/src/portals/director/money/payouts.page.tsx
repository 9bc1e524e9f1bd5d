import type { Payment } from '@ramplight/contract/payments/payments'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { fullName } from '@ramplight/domain/registration/full-name'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { OpenPayouts } from '#features/payments/open-payouts/index.ts'
import {
  inOrder,
  LedgerTiles,
  type Names,
  PaymentSheet,
  PaymentTable,
  ToHandOut,
  tournamentPaymentsQuery,
} from '#features/payments/payments/index.ts'
import { moneyOut, type Results, useResults } from '#features/results/screen/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { boatName } from '#platform/values/entry-name.ts'
import { useResultsAddress } from '../results/use-results-address.ts'
import { t } from './money.texts.ts'
import { MoneyRoom } from './money-room.tsx'
import { PrintChecks } from './print-checks.tsx'

export function TournamentPayoutsPage() {
  const tournament = useTournament()
  return (
    <MoneyRoom section="payouts">
      <Ledger tournament={tournament} />
    </MoneyRoom>
  )
}

function Ledger({ tournament }: { tournament: Tournament }) {
  const payments = useQuery(tournamentPaymentsQuery(tournament._id))
  const results = useResults(tournament)
  const address = useTableAddress({ pageSize: 20 })
  const { search, change } = useResultsAddress()
  const names = namesOf(results.data, tournament)
  const official = results.data?.official
  return (
    <Loaded query={payments} what={t('payouts.paymentsNoun')}>
      {(loaded) => (
        <>
          <p>
            <UiLink href={`/director/tournaments/${tournament._id}/results/pool`} className="rl-link-button">
              {t('payouts.why')}
            </UiLink>
          </p>
          {loaded.length > 0 && <LedgerTiles payments={loaded} payouts={official && results.data ? moneyOut(results.data).total : null} />}
          <ToHandOut payments={loaded} />
          <OpenPayouts tournament={tournament} />
          <PrintChecks tournament={tournament} payments={loaded} />
          <PaymentTable
            payments={loaded.toSorted(inOrder)}
            boatOf={({ metaData }: Payment) => (typeof metaData?.entry === 'string' ? names.entryName(metaData.entry) : '')}
            exportName={t('payouts.exportName', { tournament: tournament.name })}
            emptyText={t(official ? 'payouts.nobodyIsPaid' : tournament.cancelled ? 'payouts.isCanceled' : 'payouts.notFinalYet')}
            onOpen={({ _id }) => change({ payment: _id }, true)}
            {...address}
          />
          <PaymentSheet
            payment={loaded.find(({ _id }) => _id === search.payment) ?? null}
            names={names}
            onClose={() => change({ payment: undefined })}
          />
        </>
      )}
    </Loaded>
  )
}

/** The people and boats of this tournament by their ids. */
function namesOf(results: Results | undefined, tournament: Tournament): Names {
  const people = new Map([...(results?.entries.values() ?? [])].flatMap(({ anglers }) => anglers.map((angler) => [angler._id, angler])))
  return {
    tournament,
    entryName: (entry) => {
      const found = results?.entries.get(entry)
      return found ? boatName(found) : '—'
    },
    personName: (person) => {
      const found = people.get(person)
      return found ? fullName(found) : null
    },
  }
}
