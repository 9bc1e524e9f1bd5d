import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { ForbiddenState } from '@ramplight/ui/states/forbidden-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { DirectorSettingsForm, useDirectorSettings } from '#features/people/director-settings/index.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './settings.texts.ts'

const ELSEWHERE = [
  ['you', '/my-data'],
  ['cardFees', '/director/accounts'],
  ['offline', '/director/offline'],
] as const

/** How the check-ins and scales of a director run, and the way to what else can be set. */
export function SettingsPage() {
  const user = useSession()!.user
  const online = useOnline()
  const { settings, query } = useDirectorSettings(user._id)
  if (user.isAssistant) return <ForbiddenState text={t('notAllowed')} />
  const form = (stored: typeof query.data) => (
    <DirectorSettingsForm director={user._id} settings={settings} stored={stored ?? null} online={online} />
  )
  return (
    <Page width="form">
      <PageHeader title={t('title')} meta={t('about')} />
      {online ? (
        <Loaded query={query} what={t('noun')}>
          {form}
        </Loaded>
      ) : (
        form(query.data)
      )}
      <Section title={t('more.title')} flush>
        <RowList rows={ELSEWHERE.map(([key, href]) => ({ key, href, title: t(`more.${key}`), about: t(`more.${key}Text`) }))} />
      </Section>
    </Page>
  )
}
