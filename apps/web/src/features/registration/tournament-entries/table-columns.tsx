import { Button } from '@mantine/core'
import { type ReadList, readList } from '@ramplight/domain/registration/list-columns'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { ColumnsStep, columnsAreEnough, savedColumns } from '#features/people/list-import/index.ts'
import { t } from './tournament-entries.texts.ts'

type TableColumnsProps = { list: ReadList; onChange: (list: ReadList) => void; onPut: () => void; onLeave: () => void }

/** What the columns of a table hold, before its rows become boats. */
export function TableColumns({ list, onChange, onPut, onLeave }: TableColumnsProps) {
  return (
    <SideSheet
      opened
      onClose={onLeave}
      size="lg"
      title={t('pasteSheet.pasteAList')}
      footer={
        <>
          <Button variant="default" onClick={onLeave}>
            {t('pasteSheet.back')}
          </Button>
          <Button disabled={!columnsAreEnough('boats', list.columns)} onClick={onPut}>
            {t('pasteSheet.putInTheList')}
          </Button>
        </>
      }
    >
      <ColumnsStep
        of="boats"
        list={list}
        onChange={(columns) => onChange({ ...list, columns })}
        onHeader={(row) => onChange(readList(list.table, 'boats', savedColumns('boats'), row))}
      />
    </SideSheet>
  )
}
