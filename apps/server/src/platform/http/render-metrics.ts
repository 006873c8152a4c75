import { type Metric, type OpenMetricsContentType, Registry } from 'prom-client'

/** The metrics for Prometheus. */
export interface Metrics {
  /** Renders them in the format that a request accepts; exemplars exist in OpenMetrics only. */
  render(accept: string | undefined): Promise<{ readonly type: string; readonly text: string }>
}

/**
 * Renders metrics in the text format of Prometheus, or in OpenMetrics where that is accepted.
 * OpenMetrics names counters without `_total`, and prom-client renames them for it: the formats are
 * rendered one after the other, and the names put back.
 */
export function createMetricsRenderer(registry: Registry): Metrics {
  const metrics: readonly Metric[] = registry.getMetricsAsArray().map(({ name }) => getMetric(name))
  function getMetric(name: string): Metric {
    const metric = registry.getSingleMetric(name)
    if (!metric) throw new Error(`there is no metric ${name}`)
    return metric
  }
  const open = new Registry<OpenMetricsContentType>()
  open.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  for (const metric of metrics) open.registerMetric(metric)
  let last: Promise<unknown> = Promise.resolve()
  const renderOpen = async () => {
    const names = metrics.map(getName)
    try {
      return await open.metrics()
    } finally {
      metrics.forEach((metric, at) => Object.assign(metric, { name: names[at] }))
    }
  }
  return {
    async render(accept) {
      const isOpen = accept?.includes('application/openmetrics-text') ?? false
      const text = last.then(isOpen ? renderOpen : () => registry.metrics())
      last = text.catch(() => {})
      return { type: isOpen ? open.contentType : registry.contentType, text: await text }
    },
  }
}

/** The types leave the name out. */
const getName = (metric: Metric): string => ('name' in metric ? String(metric.name) : '')
