/** Counters and gauges in the text format of Prometheus. */
export interface Metrics {
  count(name: string, by?: number, labels?: Readonly<Record<string, string>>): void;
  gauge(name: string, read: () => number): void;
  format(): string;
}

const PREFIX = "serpentarium_live";

/** Creates metrics. Labels must not come from outside: each value takes memory for ever. */
export function createMetrics(): Metrics {
  const counters = new Map<string, Map<string, number>>();
  const gauges = new Map<string, () => number>();
  return {
    count(name, by = 1, labels = {}) {
      const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
      const series = pairs.length > 0 ? `{${pairs.join(",")}}` : "";
      const counter = counters.get(name) ?? new Map<string, number>();
      counters.set(name, counter.set(series, (counter.get(series) ?? 0) + by));
    },
    gauge(name, read) {
      gauges.set(name, read);
    },
    format: () =>
      [
        ...[...counters].flatMap(([name, counter]) => [
          `# TYPE ${PREFIX}_${name}_total counter`,
          ...[...counter].map(([series, value]) => `${PREFIX}_${name}_total${series} ${value}`),
        ]),
        ...[...gauges].flatMap(([name, read]) => [
          `# TYPE ${PREFIX}_${name} gauge`,
          `${PREFIX}_${name} ${read()}`,
        ]),
        "",
      ].join("\n"),
  };
}
