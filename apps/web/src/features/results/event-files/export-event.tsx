import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { can } from '@ramplight/domain/policies/policies'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { ActionButton } from '@ramplight/ui/parts/ui-action.tsx'
import { IconPackageExport } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { useActor } from '#platform/use-session.ts'
import classes from './event-files.module.css'
import { t } from './event-files.texts.ts'
import { saveEventFile } from './save-event-file.ts'

/** The event as one signed file, for its director. */
export function ExportEvent({ tournament }: { tournament: Tournament }) {
  const mayExport = can(useActor(), 'tournament.edit', tournament)
  const [contacts, setContacts] = useState(false)
  const save = useAction({ work: () => saveEventFile(tournament._id, contacts), onRefused: 'shown' })
  return (
    <Section title={t('export.title')} note={t('export.note')} id="event-file">
      <div className={classes.stack}>
        <TickField
          label={t('export.contacts')}
          description={t('export.contactsAbout')}
          checked={contacts}
          disabled={!mayExport}
          onChange={(event) => setContacts(event.currentTarget.checked)}
        />
        <div className={classes.buttons}>
          <ActionButton
            action={{
              label: t('export.button'),
              icon: IconPackageExport,
              loading: save.running,
              disabled: !mayExport,
              reason: t('export.notTheirs'),
              onClick: () => save.run(),
            }}
          />
        </div>
        {save.done && !save.running && (
          <div role="status">
            <Banner tone="kelp">{t('export.saved', { name: save.done })}</Banner>
          </div>
        )}
        {save.error && (
          <div role="alert">
            <Banner tone="red">{messageOfError(save.error)}</Banner>
          </div>
        )}
      </div>
    </Section>
  )
}
