import { Button, FileButton } from '@mantine/core'
import { toCsv } from '@ramplight/domain/kernel/csv'
import { saveCsv } from '@ramplight/ui/files/save-file'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconAlertTriangle, IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { templateHeaders } from './field-words.ts'
import classes from './list-import.module.css'
import { t } from './list-import.texts.ts'
import { readListFile } from './read-list-file.ts'

type Props = { of: 'people' | 'boats'; onTable: (table: string[][]) => void }

/** A file of a spreadsheet, chosen or dropped; a template for who has none yet. */
export function ListSource({ of, onTable }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const reset = useRef<() => void>(null)
  const read = async (file: File | null | undefined) => {
    reset.current?.()
    if (!file) return
    const found = await readListFile(file)
    setProblem('problem' in found ? found.problem : null)
    if ('table' in found) onTable(found.table)
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    void read(event.dataTransfer.files[0])
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here can be chosen with the button inside */}
      <div className={classes.drop} onDragOver={(event) => event.preventDefault()} onDrop={dropped}>
        <FileButton accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain" onChange={(file) => void read(file)} resetRef={reset}>
          {(props) => (
            <Button variant="default" leftSection={<IconFileSpreadsheet size={18} stroke={1.75} aria-hidden />} {...props}>
              {t('source.chooseFile')}
            </Button>
          )}
        </FileButton>
        <span className={classes.orDrop}>{t('source.orDrop')}</span>
        <Button
          variant="subtle"
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          onClick={() => saveCsv(`${t(`template.${of}`)}.csv`, toCsv({ headers: templateHeaders(of), rows: [] }))}
        >
          {t('source.template')}
        </Button>
      </div>
      {problem && (
        <div role="alert">
          <Banner tone="red" icon={IconAlertTriangle}>
            {problem}
          </Banner>
        </div>
      )}
    </>
  )
}
