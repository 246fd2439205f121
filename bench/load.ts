import { type ChildProcess, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { pinTo } from './servers'

const CONNECTIONS = 32

export interface Subject {
  url: string
  headers?: Record<string, string>
  /** What differs from request to request. */
  vary?: 'path' | 'accept'
}

export interface Load extends Subject {
  seconds: number
}

export interface Measure {
  requests: number
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  /** The share of answers that were no success. */
  failures: number
}

/** A running load, in a process of its own. */
export interface Generator {
  process: ChildProcess
  measured: Promise<Measure>
}

export async function load(options: Load): Promise<Measure> {
  return startLoad(options).measured
}

/** Loads one address by wrk, with one thread and 32 connections. */
export function startLoad({ url, seconds, headers = {}, vary }: Load): Generator {
  const script = vary ? ['-s', `bench/vary-${vary}.lua`] : []
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const parameters = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', ...fields, ...script, url]
  const process = spawn('wrk', parameters, { stdio: ['ignore', 'pipe', 'inherit'] })
  pinTo('load', process.pid)
  return { process, measured: text(process.stdout).then(readReport) }
}

function readReport(report: string): Measure {
  const number = (pattern: RegExp) => Number(pattern.exec(report)?.[1] ?? 0)
  const requests = number(/(\d+) requests in/)
  return {
    requests,
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: milliseconds(report, '50%'),
    p99Ms: milliseconds(report, '99%'),
    failures: number(/Non-2xx or 3xx responses: (\d+)/) / requests,
  }
}

function milliseconds(report: string, percentile: string): number {
  const [, value, unit] = new RegExp(`${percentile}\\s+([\\d.]+)(us|ms|s)`).exec(report) ?? []
  return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's']
}
