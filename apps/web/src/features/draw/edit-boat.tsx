import { Button } from '@mantine/core'
import { type TournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { DeviceChoiceField } from '@ramplight/ui/form/device-choice-field.tsx'
import { NumberField } from '@ramplight/ui/form/number-field.tsx'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useState } from 'react'
import { saveEntry } from '#features/registration/tournament-entries/index.ts'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { refreshed } from '#platform/refresh.ts'
import { useAction } from '#platform/use-action.ts'
import { boatName, fullNames, shortNames } from '#platform/values/entry-name.ts'
import { writeFlight } from '#platform/values/write-flight.ts'
import { t } from './draw.texts.ts'

type EditBoatProps = {
  entry: TournamentEntry
  entries: readonly TournamentEntry[]
  flights: readonly TournamentFlight[]
  suggested: number
  onClose: () => void
}

/** Number and flight of one boat by hand; a number that is taken can be swapped. */
export function EditBoat({ entry, entries, flights, suggested, onClose }: EditBoatProps) {
  const [number, setNumber] = useState<number | null>(entry.boatNumber ?? suggested)
  const [flight, setFlight] = useState(entry.flight ?? '')
  const holder = entries.find(({ _id, boatNumber }) => number !== null && boatNumber === number && _id !== entry._id)
  const saving = useAction({
    work: async (swapWith: TournamentEntry | undefined) => {
      if (swapWith) {
        const { results } = await call(tournamentEntryCalls.boatNumberListUpdate, {
          body: {
            itemsToProcess: [
              { _id: entry._id, boatNumber: number },
              { _id: swapWith._id, boatNumber: entry.boatNumber ?? null },
            ],
          },
        })
        const failed = results.find(({ ok }) => !ok)
        if (failed) throw new CallError(409, failed.code ?? 'server.failed', failed.message ?? 'The numbers weren’t swapped.')
        if ((entry.flight ?? '') !== flight) await saveEntry(entry, { flight: flight || null })
      } else await saveEntry(entry, { boatNumber: number, flight: flight || null, _rev: entry._rev })
      await refreshed()
    },
    onDone: (_, swapWith) => {
      notify.stealth(
        swapWith
          ? t('editBoat.swappedNumbers', { boat: shortNames(entry), other: shortNames(swapWith) })
          : t('editBoat.saved', { boat: [number, shortNames(entry)].filter(Boolean).join(' ') }),
      )
      onClose()
    },
    onRefused: 'shown',
  })
  return (
    <SideSheet opened onClose={onClose} title={boatName(entry)} subtitle={fullNames(entry)}>
      <form
        className="rl-boat-edit"
        onSubmit={(event) => {
          event.preventDefault()
          saving.run(holder)
        }}
      >
        <NumberField
          label={t('editBoat.boatNumber')}
          value={number ?? ''}
          onChange={(value) => setNumber(value === '' ? null : Number(value))}
          min={1}
          max={9999}
          description={holder ? t('editBoat.numberIsTaken', { number: String(number), holder: fullNames(holder) }) : undefined}
          data-autofocus
        />
        {flights.length > 0 && (
          <DeviceChoiceField
            label={t('editBoat.flight')}
            value={flight}
            data={[
              { value: '', label: t('editBoat.noFlight') },
              ...flights.map(({ _id, name }) => ({ value: _id, label: writeFlight(name) })),
            ]}
            onChange={(event) => setFlight(event.currentTarget.value)}
          />
        )}
        {saving.error && <ErrorState compact failed={messageOfError(saving.error)} safe={t('editBoat.nothingChanged')} />}
        <div className="rl-dialog__actions">
          <Button variant="default" onClick={onClose}>
            {t('editBoat.cancel')}
          </Button>
          <Button type="submit" loading={saving.running} leftSection={holder && <IconArrowsExchange size={18} stroke={1.75} aria-hidden />}>
            {holder ? t('editBoat.swapWith', { holder: shortNames(holder) }) : t('editBoat.saveBoat')}
          </Button>
        </div>
      </form>
    </SideSheet>
  )
}
