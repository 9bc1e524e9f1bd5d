export { JobList } from './job-list.tsx'
export { KpiMonths } from './kpi-months.tsx'
