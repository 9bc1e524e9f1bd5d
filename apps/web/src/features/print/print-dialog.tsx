import { Button, Modal } from '@mantine/core'
import { placesInForce } from '@ramplight/domain/sponsors/sponsor-places'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { openFileTab, saveFile } from '@ramplight/ui/files/save-file'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { FlagField } from '@ramplight/ui/form/flag-field.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { IconDownload, IconPrinter, IconShare2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sponsorSettingsQuery } from '#features/sponsors/sponsor-settings/index.ts'
import { sponsorsOfTour } from '#features/sponsors/sponsors/index.ts'
import { canShareFiles, shareFile } from '#platform/share-file.ts'
import { useSession } from '#platform/use-session.ts'
import type { Paper } from './paper.ts'
import { PaperPreview } from './paper-preview.tsx'
import classes from './print.module.css'
import { t } from './print.texts.ts'
import { placeSponsors } from './sponsor-slots.ts'

/** A sheet that can be printed; made when it is chosen. */
export type PrintChoice = { key: string; name: string; paper: () => Paper }

type Props = {
  onClose: () => void
  choices: readonly PrintChoice[]
  /** Whose sponsors stand on the sheet; without a tour, nobody's. */
  tour?: string | null | undefined
  /** A season may have places for sponsors of its own. */
  season?: string | null | undefined
  /** Switches of the sheets, above the preview. */
  children?: ReactNode
}

/** Chooses a sheet, shows how it looks, and makes the PDF on this device, also without a network. */
export function PrintDialog({ onClose, choices, tour, season, children }: Props) {
  const isPhone = useIsPhone()
  const [key, setKey] = useState(choices[0]?.key ?? '')
  const [withSponsors, setWithSponsors] = useState(true)
  const sponsors = useQuery({ ...sponsorsOfTour(tour ?? ''), enabled: !!tour }).data ?? []
  // Only a director's tours and seasons have places that were chosen; on an angler's sheet they stand as listed.
  const isDirectors = useSession()?.user.userType === 'Director'
  const settings = useQuery({ ...sponsorSettingsQuery(), enabled: isDirectors && sponsors.length > 0 }).data ?? []
  const choice = choices.find((one) => one.key === key) ?? choices[0]
  const made = choice?.paper()
  const paper = made && { ...made, ...(withSponsors && { sponsors: placeSponsors(sponsors, placesInForce(settings, { tour, season })) }) }
  const isEmpty =
    !paper || (paper.tables.every(({ rows }) => rows.length === 0) && !paper.cards?.length && !paper.pages?.length && !paper.checks?.length)
  return (
    <Modal opened onClose={onClose} title={t('title')} size="xl" fullScreen={isPhone}>
      <div className={classes.form}>
        {choices.length > 1 && (
          <ChoiceField
            label={t('what')}
            data={choices.map(({ key: value, name }) => ({ value, label: name }))}
            value={choice?.key ?? null}
            onChange={(next) => next && setKey(next)}
            allowDeselect={false}
          />
        )}
        {(children || sponsors.length > 0) && (
          <div className={classes.switches}>
            {children}
            {sponsors.length > 0 && (
              <FlagField
                label={t('sponsors')}
                description={t('sponsorsHelp')}
                checked={withSponsors}
                onChange={({ currentTarget }) => setWithSponsors(currentTarget.checked)}
              />
            )}
          </div>
        )}
        {isEmpty ? <EmptyState icon={IconPrinter} text={t('empty')} compact /> : <PaperPreview paper={paper} />}
        {!isEmpty && <Actions paper={paper} />}
      </div>
    </Modal>
  )
}

function Actions({ paper }: { paper: Paper }) {
  const [busy, setBusy] = useState<'save' | 'print' | 'share' | null>(null)
  const name = `${paper.fileName}.pdf`
  /** Whether it was made. */
  const make = async (what: 'save' | 'print' | 'share', use: (file: Blob) => unknown) => {
    setBusy(what)
    try {
      const { makePdf } = await import('./pdf/make-pdf.ts')
      await use(await makePdf(paper, { opensPrint: what === 'print' }))
      return true
    } catch (error) {
      notify.warning(t('failed', { why: error instanceof Error ? error.message : String(error) }))
      return false
    } finally {
      setBusy(null)
    }
  }
  const save = () =>
    make('save', (file) => {
      saveFile(name, file)
      notify.stealth(t('ready', { name: paper.fileName }))
    })
  const print = async () => {
    const tab = openFileTab()
    if (!tab) return notify.warning(t('blocked'))
    if (!(await make('print', tab.show))) tab.close()
  }
  const share = () => make('share', (file) => shareFile(file, { name, title: paper.title }))
  return (
    <div className={classes.actions}>
      {canShareFiles('application/pdf') && (
        <Button
          variant="default"
          leftSection={<IconShare2 size={18} aria-hidden />}
          loading={busy === 'share'}
          onClick={() => void share()}
        >
          {t('share')}
        </Button>
      )}
      <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} loading={busy === 'print'} onClick={() => void print()}>
        {t('print')}
      </Button>
      <Button leftSection={<IconDownload size={18} aria-hidden />} loading={busy === 'save'} onClick={() => void save()}>
        {t('save')}
      </Button>
    </div>
  )
}
