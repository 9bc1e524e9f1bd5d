import { Button } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { ALONE_AREA, useAlone, workAlone } from '#platform/local/book/work-alone.ts'
import { queryClient } from '#platform/query-client.ts'
import { useGo } from '#platform/use-go.ts'
import { t } from './banners.texts.ts'

/** On every page while this tab works alone: that it does, and the way back. */
export function AloneStrip() {
  const alone = useAlone()
  const go = useGo()
  if (!alone) return null
  const goOnline = () => {
    workAlone(false)
    void queryClient.invalidateQueries({ refetchType: 'active' })
    const { pathname, search } = location
    if (pathname.startsWith(ALONE_AREA)) go(`/weigh-in/${pathname.slice(ALONE_AREA.length + 1)}${search}`, { replace: true })
  }
  return (
    <section className="rl-strip" data-kind="alone" aria-label={t('aloneStrip.workingOnly')}>
      <IconPlugConnectedX size={20} stroke={1.75} aria-hidden />
      <span className="rl-strip__who">
        <b>{t('aloneStrip.workingOnly')}</b>
        <small>{t('aloneStrip.thisTabDoes')}</small>
      </span>
      <Button size="xs" onClick={goOnline}>
        {t('aloneStrip.goOnline')}
      </Button>
    </section>
  )
}
