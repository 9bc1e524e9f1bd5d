import { Button } from '@mantine/core'
import type { Document } from '@ramplight/contract/content/documents'
import { openFile } from '#platform/files/open-file.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { t } from './documents.texts.ts'

/** Brings a paper onto the device of who may see it. */
export function OpenDocument({ document: { label, path } }: { document: Pick<Document, 'label' | 'path'> }) {
  const online = useOnline()
  const open = useAction({ work: () => openFile(path, label) })
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={t('open', { label })}
      onClick={() => open.run()}
      loading={open.running}
      disabled={!online}
    >
      {t('openShort')}
    </Button>
  )
}
