/** Counters and gauges in the text format of Prometheus. */
export interface Metrics {
  /** Adds to a counter. Results must not be untrusted texts: each value takes memory forever. */
  count(name: string, by?: number, result?: string): void;
  gauge(name: string, read: () => number): void;
  format(): string;
}

const PREFIX = "serpentarium_live";

/** Creates metrics. */
export function createMetrics(): Metrics {
  const counters = new Map<string, Map<string | undefined, number>>();
  const gauges = new Map<string, () => number>();
  return {
    count(name, by = 1, result) {
      const counter = counters.get(name) ?? new Map<string | undefined, number>();
      counters.set(name, counter.set(result, (counter.get(result) ?? 0) + by));
    },
    gauge(name, read) {
      gauges.set(name, read);
    },
    format: () =>
      [
        ...[...counters].flatMap(([name, counter]) => [
          `# TYPE ${PREFIX}_${name}_total counter`,
          ...[...counter].map(
            ([result, value]) =>
              `${PREFIX}_${name}_total${result === undefined ? "" : `{result="${result}"}`} ${value}`,
          ),
        ]),
        ...[...gauges].flatMap(([name, read]) => [
          `# TYPE ${PREFIX}_${name} gauge`,
          `${PREFIX}_${name} ${read()}`,
        ]),
        "",
      ].join("\n"),
  };
}
