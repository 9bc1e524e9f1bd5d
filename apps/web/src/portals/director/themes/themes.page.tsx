import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { ForbiddenState } from '@ramplight/ui/states/forbidden-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { ownThemeQuery, ThemeForm } from '#features/people/director-themes/index.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './themes.texts.ts'

/** What the public boards of a director wear. */
export function ThemesPage() {
  const user = useSession()!.user
  const theme = useQuery({ ...ownThemeQuery(user._id), enabled: !user.isAssistant })
  if (user.isAssistant) return <ForbiddenState text={t('notAllowed')} />
  return (
    <Page>
      <PageHeader title={t('title')} meta={t('about')} />
      <Loaded query={theme} what={t('noun')}>
        {([own = null]) => <ThemeForm theme={own} />}
      </Loaded>
    </Page>
  )
}
