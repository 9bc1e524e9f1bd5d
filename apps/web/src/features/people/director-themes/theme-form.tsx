import { Button } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import { directorThemeCalls as calls, type DirectorTheme } from '@ramplight/contract/people/director-themes'
import { type BoardTheme, GRADIENTS } from '@ramplight/domain/content/board-theme'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { DraftNotice } from '@ramplight/ui/form/draft-notice.tsx'
import { FormPage } from '@ramplight/ui/form/form-page.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconCloudOff } from '@tabler/icons-react'
import { useMemo } from 'react'
import { call } from '#platform/call.ts'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { changedPart } from '#platform/record-form/paths.ts'
import { useRecordForm } from '#platform/record-form/use-record-form.ts'
import { useSave } from '#platform/record-form/use-save.tsx'
import { refreshed } from '#platform/refresh.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { t } from './director-themes.texts.ts'
import { ThemeFields } from './theme-fields.tsx'
import { chosenTheme, type ThemeValues, themeValues } from './theme-values.ts'

const declared = declaredBy(calls.update)

const sent = (values: ThemeValues): Partial<BoardTheme> => chosenTheme(values) ?? {}

/** In words, for the dialog with both versions. */
const writeValue = (_path: string, value: unknown): string => {
  const gradient = GRADIENTS.find((one) => one === value)
  return value ? t(gradient ? `gradient.${gradient}` : 'picture') : t('nothing')
}

/** Header and background, how they look, and the way back to the look that boards have by themselves. */
export function ThemeForm({ theme }: { theme: DirectorTheme | null }) {
  const online = useOnline()
  const form = useRecordForm({ key: 'board-theme', stored: themeValues(theme), rev: theme?._rev ?? null, declared })
  // A second try after a lost answer makes no second one; a theme that was taken off is not made again under its id.
  const id = useMemo(() => theme?._id ?? newId(), [theme?._id])
  const { submit, saving, dialog } = useSave({
    form,
    send: ({ values, base, seen }) =>
      theme
        ? call(calls.update, { params: { id }, body: { ...changedPart(sent(base), sent(values)), _rev: seen ?? theme._rev } })
        : call(calls.create, { body: { ...sent(values), _id: id } }),
    read: (stored: DirectorTheme) => ({ values: themeValues(stored), seen: stored._rev }),
    theirs: () => call(calls.get, { params: { id } }),
    write: writeValue,
    saved: t('saved'),
    onSaved: () => refreshed(),
  })
  const reset = useAction({
    work: () => call(calls.remove, { params: { id } }),
    onDone: async () => {
      await refreshed()
      notify.stealth(t('resetDone'))
    },
  })
  const askReset = async () => {
    if (await confirm({ title: t('resetAsk'), text: t('resetText'), confirmLabel: t('resetYes'), tone: 'danger' })) reset.run()
  }

  return (
    <>
      <FormPage
        label={t('form')}
        errors={form.errors}
        attempt={form.attempt}
        sections={[
          {
            id: 'look',
            title: t('look'),
            purpose: t('lookText'),
            extra: theme && (
              <Button variant="default" onClick={() => void askReset()} disabled={!online || form.changes > 0} loading={reset.running}>
                {t('reset')}
              </Button>
            ),
            children: <ThemeFields form={form} theme={chosenTheme(form.values)} />,
          },
        ]}
        changes={form.changes}
        onSave={submit}
        onDiscard={form.discard}
        saving={saving}
        saveLabel={t('save')}
        draftKept={form.draft.keptAt !== null}
        notice={
          <>
            <DraftNotice draft={form.draft} onRestore={form.replace} />
            {!online && (
              <Banner tone="amber" icon={IconCloudOff}>
                {t('needsInternet')}
              </Banner>
            )}
          </>
        }
      />
      {dialog}
    </>
  )
}
