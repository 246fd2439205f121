import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { pinTo } from './servers'

const CONNECTIONS = 32

export interface Subject {
  url: string
  headers?: Record<string, string>
  /** What differs from request to request. */
  vary?: 'path' | 'accept'
}

export interface Measure {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
}

/** Loads one URL by wrk, with one thread and 32 connections. */
export async function load({ url, seconds, headers = {}, vary }: Subject & { seconds: number }): Promise<Measure> {
  const script = vary ? ['-s', `bench/vary-${vary}.lua`] : []
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', ...sent, ...script, url]
  const process = spawn('wrk', options, { stdio: ['ignore', 'pipe', 'inherit'] })
  pinTo('load', process.pid)
  const report = await text(process.stdout)
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]),
    p50Ms: milliseconds(report, '50%'),
    p99Ms: milliseconds(report, '99%'),
  }
}

function milliseconds(report: string, percentile: string): number {
  const [, value, unit] = new RegExp(`${percentile}\\s+([\\d.]+)(us|ms|s)`).exec(report) ?? []
  return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's']
}
