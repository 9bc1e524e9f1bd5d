import { Button } from '@mantine/core'
import { MOST_FROM_ONE } from '@ramplight/contract/registration/qr-pre-registration'
import type { PreRegistration } from '@ramplight/contract/registration/tournament-pre-registrations'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { nextInLine, spotsOf, waitingInLine } from '@ramplight/domain/registration/waiting-list'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { FlagField } from '@ramplight/ui/form/flag-field.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import { useStoredState } from '@ramplight/ui/values/stored-state'
import { IconArrowBackUp, IconHourglass, IconLink, IconQrcode, IconSailboat, IconUserCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useRoom } from '#features/payments/plans/index.ts'
import { writeSpots } from '#features/tournaments/spots/index.ts'
import { whyNoRows } from '#platform/family-table/why-no-rows.tsx'
import { useAction } from '#platform/use-action.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { fullNames } from '#platform/values/entry-name.ts'
import { useAccepted, waiverColumns } from '../crew-waivers/index.ts'
import { PartnerLinks, partnerLinkTexts } from '../partner-links/index.ts'
import { clearOrigin, convert, convertAll, givePlaces, takeBack } from './convert.ts'
import { preRegisteredColumns } from './pre-registered-columns.tsx'
import './pre-registrations.css'
import { preRegistrationsQuery } from './pre-registrations.queries.ts'
import { t } from './pre-registrations.texts.ts'
import { useArrivals } from './use-arrivals.ts'
import { waitingAmong } from './waiting.ts'

const NONE: readonly PreRegistration[] = []
const SOUND = 'rl-pre-registered-sound'

/** From so many on the director is told that they came from one address. */
const MANY = 20

/** How many of those by the QR code came from one address, where they are many. */
const manyFromOne = (waiting: readonly PreRegistration[]): [origin: string, count: number][] =>
  [...Map.groupBy(waiting, ({ origin }) => origin ?? '')].flatMap(([origin, all]) =>
    origin && all.length >= MANY ? [[origin, all.length] as [string, number]] : [],
  )

type Props = { tournament: Tournament; entries: readonly { _id: string }[] }

/** Teams that have signed up and pay at the table: each becomes a boat with one tap, the newest on top. */
export function PreRegistered({ tournament, entries }: Props) {
  const query = useQuery(preRegistrationsQuery(tournament._id))
  const [hasSound, setSound] = useStoredState(SOUND, true)
  const ids = useMemo(() => query.data?.map(({ _id }) => _id), [query.data])
  const arrived = useArrivals(ids, hasSound)
  const all = query.data ?? NONE
  const waiting = useMemo(() => waitingAmong(all, entries), [all, entries])
  const line = useMemo(() => waitingInLine(waiting), [waiting])
  const maxBoats = tournament.settings.payout?.maxBoats
  const spots = spotsOf(maxBoats, entries.length, waiting)
  const next = nextInLine(maxBoats, entries.length, waiting)
  const accepted = useAccepted(tournament)
  const columns = useMemo(
    () => [...preRegisteredColumns(tournament, { arrived, line }), ...waiverColumns<PreRegistration>(accepted)],
    [tournament, arrived, line, accepted],
  )
  const address = useTableAddress()
  const [linksOf, setLinksOf] = useState<PreRegistration | null>(null)
  const room = useRoom(tournament)
  const seatsOf = (teams: readonly PreRegistration[]) => teams.reduce((seats, { team }) => seats + team.users.length, 0)
  const converting = useAction({
    work: async (one: PreRegistration) => {
      if (await room.ask(seatsOf([one]))) await convert(one, tournament)
    },
  })
  const toConvert = waiting.filter(({ onWaitingList, toConfirm }) => !onWaitingList && !toConfirm)
  const convertingAll = useAction({
    work: async () => {
      if (await room.ask(seatsOf(toConvert))) await convertAll(toConvert, tournament)
    },
  })
  const giving = useAction({ work: () => givePlaces(next) })
  const base = `/director/tournaments/${tournament._id}`
  const isTaken = tournament.settings.payout?.allowPreRegistration === true
  const converted = all.length - waiting.length
  return (
    <>
      {!isTaken && (
        <Banner tone="amber" actions={<UiLink href={`${base}/setup`}>{t('table.setup')}</UiLink>}>
          {t('table.notTaken')}
        </Banner>
      )}
      {(line.length > 0 || (maxBoats && waiting.length > 0)) && (
        <Banner
          tone="water"
          icon={IconHourglass}
          actions={
            next.length > 0 && (
              <Button size="xs" variant="default" loading={giving.running} onClick={() => giving.run()}>
                {t('table.givePlaces', { count: next.length })}
              </Button>
            )
          }
        >
          {writeSpots(tournament, spots)}
          {next.length > 0 && t('table.listStopped')}
        </Banner>
      )}
      {manyFromOne(waiting).map(([origin, count]) => (
        <Banner
          key={origin}
          tone="amber"
          icon={IconQrcode}
          actions={
            <Button size="xs" variant="default" onClick={() => void clearOrigin(tournament._id, origin, count)}>
              {t('table.clear', { count })}
            </Button>
          }
        >
          {t('table.manyFrom', { count, most: MOST_FROM_ONE })}
        </Banner>
      ))}
      {waiting.some(({ byQr }) => byQr) && <p className="rl-pre-registered__note">{t('table.askWho')}</p>}
      <DataTable
        label={t('table.label')}
        rows={waiting}
        columns={columns}
        rowKey={({ _id }) => _id}
        {...address}
        loading={query.isPending}
        error={whyNoRows(query, t('table.label').toLowerCase())}
        searchPlaceholder={t('table.search')}
        remember="pre-registered"
        exportName={t('table.exportName', { tournament: tournament.name })}
        rowAction={(one) => (
          <Button
            size="xs"
            variant={one.onWaitingList ? 'default' : 'filled'}
            loading={converting.running && converting.given?._id === one._id}
            disabled={converting.running}
            onClick={() => converting.run(one)}
          >
            {t.rich('table.convert', { team: fullNames(one), hidden: (words) => <span className="rl-sr-only">{words}</span> })}
          </Button>
        )}
        rowActions={(one) => [
          ...(one.onWaitingList ? [{ label: t('table.givePlace'), icon: IconUserCheck, onClick: () => void givePlaces([one]) }] : []),
          ...(tournament.teamEvent ? [{ label: partnerLinkTexts('title'), icon: IconLink, onClick: () => setLinksOf(one) }] : []),
          { label: t('table.takeBack'), icon: IconArrowBackUp, tone: 'danger' as const, onClick: () => void takeBack(one) },
        ]}
        actions={
          <div className="rl-entries__actions">
            <Button
              component={UiLink}
              href={`${base}/qr-poster`}
              variant="default"
              leftSection={<IconQrcode size={18} stroke={1.75} aria-hidden />}
            >
              {t('table.poster')}
            </Button>
            {toConvert.length > 1 && (
              <Button
                variant="default"
                leftSection={<IconSailboat size={18} stroke={1.75} aria-hidden />}
                loading={convertingAll.running}
                onClick={() => convertingAll.run()}
              >
                {t('table.convertAll', { count: toConvert.length })}
              </Button>
            )}
          </div>
        }
        empty={
          // A poster for a list that takes nobody is no help.
          isTaken
            ? {
                icon: IconQrcode,
                title: t('table.emptyTitle'),
                text: t('table.empty'),
                action: { label: t('table.poster'), href: `${base}/qr-poster` },
              }
            : { icon: IconQrcode, text: t('table.emptyTitle') }
        }
      />
      <SideSheet
        opened={linksOf !== null}
        onClose={() => setLinksOf(null)}
        title={partnerLinkTexts('title')}
        subtitle={linksOf && fullNames(linksOf)}
      >
        {linksOf && <PartnerLinks team={linksOf._id} />}
      </SideSheet>
      <div className="rl-pre-registered__foot">
        <FlagField checked={hasSound} onChange={(event) => setSound(event.currentTarget.checked)} label={t('table.sound')} />
        {converted > 0 && <span className="rl-pre-registered__note">{t('table.convertedSoFar', { count: converted })}</span>}
      </div>
    </>
  )
}
