import { Button } from '@mantine/core'
import { sponsorSettingsCalls as calls, type SponsorSettings } from '@ramplight/contract/sponsors/sponsor-settings'
import type { Sponsor } from '@ramplight/contract/sponsors/sponsors'
import { type ChosenPlaces, chosenPlaces, SPONSOR_PLACES } from '@ramplight/domain/sponsors/sponsor-places'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { call } from '#platform/call.ts'
import { ChoiceBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { useAction } from '#platform/use-action.ts'
import { t } from './sponsor-settings.texts.ts'

/** Whose prints; `sponsors`: the Active ones of the tour. */
export type PlacesOf = { kind: 'tour' | 'season'; id: string; name: string; sponsors: readonly Sponsor[] }
type Values = { settings: Record<string, unknown> & { places: ChosenPlaces } }

const valuesOf = (record: SponsorSettings | null): Values => ({
  settings: { ...record?.settings, places: chosenPlaces(record?.settings) ?? {} },
})

/** The five places of a tour or a season. What other screens keep in the same record stays. */
export function PlacesSheet({ of, record, onClose }: { of: PlacesOf; record: SponsorSettings | null; onClose: () => void }) {
  const { kind, id, name, sponsors } = of
  const nameOf = (sponsor: unknown) => sponsors.find(({ _id }) => _id === sponsor)?.name ?? t('empty')
  const reset = useAction({
    work: async () => {
      if (!record) return
      const { places: _, ...others } = record.settings
      await call(calls.update, { params: { id: record._id }, body: { _rev: record._rev, settings: others } })
    },
    onDone: onClose,
  })
  return (
    <RecordSheet
      title={name}
      subtitle={t('sheetNote')}
      calls={calls}
      record={record}
      valuesOf={valuesOf}
      created={({ settings }) => ({ [kind]: id, settings })}
      draftKey={`sponsor-places-${id}`}
      write={(_path, value) =>
        SPONSOR_PLACES.map((place) =>
          t('placed', { place: t(`place.${place}`), sponsor: nameOf((value as Values['settings'] | null)?.places?.[place]) }),
        ).join(', ')
      }
      saveLabel={t('save')}
      onClose={onClose}
      aside={
        record &&
        chosenPlaces(record.settings) && (
          <Button variant="subtle" loading={reset.running} onClick={() => reset.run()}>
            {t(`reset.${kind}`)}
          </Button>
        )
      }
    >
      {(form) => (
        <>
          {sponsors.length === 0 && <Banner tone="amber">{t('noSponsors')}</Banner>}
          {SPONSOR_PLACES.map((place) => (
            <ChoiceBox
              key={place}
              form={form}
              path={`settings.places.${place}`}
              label={t(`place.${place}`)}
              options={sponsors.map(({ _id, name: label }) => ({ value: _id, label }))}
              clearable
              placeholder={t('empty')}
            />
          ))}
        </>
      )}
    </RecordSheet>
  )
}
