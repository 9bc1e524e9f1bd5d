import type { WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { UnsentMark } from '@ramplight/ui/parts/unsent-mark.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import { tableState } from '@ramplight/ui/table/table-state'
import { IconHistory, IconPencil, IconScale, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { FixWeighIn, type LogRow, logColumns, VoidWeighIn, WeighInHistory } from '#features/weigh-in/views/index.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { useMayChangeBag } from '#platform/use-weighing.ts'
import { boatName, shortNames } from '#platform/values/entry-name.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { t } from './log.texts.ts'

type Open = { kind: 'fix' | 'void' | 'history'; id: string }
const START = tableState({ sort: { column: 'time', direction: 'desc' }, pageSize: 20 })

/** Newest first. Nothing is ever removed: a correction shows both weights, a void stays struck through. */
export function WeighInLog({ data }: { data: StationData }) {
  const [open, setOpen] = useState<Open | null>(null)
  const address = useTableAddress(START)
  const { tournament } = data
  const mayChange = useMayChangeBag(tournament)
  const why = (weighIn: WeighIn) => (weighIn.voided ? t('weighInLog.isVoid') : t('weighInLog.notYours'))
  const rows = useMemo((): LogRow[] => {
    const entries = new Map(data.entries.map((entry) => [entry._id, entry]))
    return data.saved.map((weighIn) => {
      const entry = entries.get(weighIn.entry)
      return {
        weighIn,
        boat: entry?.boatNumber ?? null,
        names: entry ? shortNames(entry) : t('weighInLog.deletedEntry'),
        label: entry ? boatName(entry) : t('weighInLog.deletedEntry'),
      }
    })
  }, [data.entries, data.saved])
  const columns = useMemo(() => logColumns(tournament), [tournament])
  const unsent = useMemo(() => new Set(data.pending.map(({ weighIn }) => weighIn)), [data.pending])
  const shown = rows.find(({ weighIn }) => weighIn._id === open?.id)
  const close = () => setOpen(null)
  const show = (kind: Open['kind'], weighIn: WeighIn) => setOpen({ kind, id: weighIn._id })

  return (
    <>
      <DataTable
        label={t('weighInLog.weighIns')}
        rows={rows}
        columns={columns}
        marker={({ weighIn }) => unsent.has(weighIn._id) && <UnsentMark />}
        rowKey={({ weighIn }) => weighIn._id}
        {...address}
        onOpen={({ weighIn }) => show('history', weighIn)}
        mutedRow={({ weighIn }) => weighIn.voided}
        rowActions={({ weighIn }) => [
          {
            label: t('weighInLog.fix'),
            icon: IconPencil,
            onClick: () => show('fix', weighIn),
            disabled: weighIn.voided || !mayChange(weighIn),
            reason: why(weighIn),
          },
          { label: t('weighInLog.history'), icon: IconHistory, onClick: () => show('history', weighIn) },
          {
            label: t('weighInLog.void'),
            icon: IconTrash,
            tone: 'danger',
            onClick: () => show('void', weighIn),
            disabled: weighIn.voided || !mayChange(weighIn),
            reason: why(weighIn),
          },
        ]}
        views={[
          { id: 'all', label: t('weighInLog.all') },
          { id: 'edits', label: t('weighInLog.onlyEdits'), match: ({ weighIn }) => weighIn.corrected || weighIn.voided },
          { id: 'voided', label: t('weighInLog.voided'), match: ({ weighIn }) => weighIn.voided },
        ]}
        filters={
          tournament.tournamentDates.length > 1
            ? [
                {
                  id: 'day',
                  label: t('weighInLog.day'),
                  options: tournament.tournamentDates.map((_, day) => ({
                    value: String(day),
                    label: t('weighInLog.dayNumber', { day: day + 1 }),
                  })),
                  match: ({ weighIn }, value) => String(weighIn.day) === value,
                },
              ]
            : []
        }
        searchPlaceholder={t('weighInLog.boatOrName')}
        exportName={t('weighInLog.fileName', { name: tournament.name })}
        remember="weigh-in-log"
        empty={{
          icon: IconScale,
          text: t('weighInLog.nothingWeighedYet'),
          action: { label: t('weighInLog.goToScale'), href: `/weigh-in/${tournament._id}` },
        }}
      />
      <SideSheet
        opened={shown !== undefined}
        onClose={close}
        title={open && shown ? t(`weighInLog.title.${open.kind}`, { boat: shown.label }) : ''}
      >
        {shown && open?.kind === 'fix' && <FixWeighIn weighIn={shown.weighIn} tournament={tournament} onDone={close} onCancel={close} />}
        {shown && open?.kind === 'void' && <VoidWeighIn weighIn={shown.weighIn} tournament={tournament} onDone={close} onCancel={close} />}
        {shown && open?.kind === 'history' && <WeighInHistory id={shown.weighIn._id} tournament={tournament} />}
      </SideSheet>
    </>
  )
}
