import { chromium } from '@playwright/test';
import { resolve } from 'node:path';
import { findChromium } from '../../e2e/support/chromium.ts';
import type { EmbeddedBackend } from '../../server/embedded/embedded.ts';
import { type Listening, listen, originApp } from '../../server/origin/originServer.ts';
import { SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { cellsOf, type Measured } from './interaction.ts';
import { FIRST, firstTap } from './interactions.ts';
import { SAMPLE_PAGES } from './samplePages.ts';
import { type SlowLoad, slowLoad } from './slowLoad.ts';
import { percentile, printTable, round } from './table.ts';

const [MENU] = FIRST;
const SLOWED = 4;
const SECONDS = 3;

interface Build {
  name: string;
  site: Listening;
  loads: Map<string, SlowLoad[]>;
  taps: Measured[];
}

/**
 * Compares builds of the site with the first one: each page in each build by turns, on a slow phone
 * and connection, then the first tap on the menu. Prints the tables after each round, the last with
 * all rounds.
 * @param folders `name:folder` of each build, which `npm run build -- --out=FOLDER` made.
 */
export async function benchBuilds(
  folders: readonly string[],
  backend: EmbeddedBackend,
  pages: readonly string[],
  runs: number,
): Promise<void> {
  const builds: Build[] = [];
  for (const entry of folders) {
    const [name = '', folder = ''] = entry.split(':');
    const site = await listen(originApp(backend, resolve(folder)), 0);
    builds.push({ name, site, loads: new Map(), taps: [] });
  }
  const shown = Object.entries(SAMPLE_PAGES).filter(([name]) => pages.includes(name));
  const browser = await chromium.launch(findChromium());
  try {
    // The first use of anything is slower than the later ones.
    for (const { site } of builds) await firstTap(browser, site.url, MENU, SLOWED, SECONDS);
    for (let turn = 0; turn < runs; turn += 1) {
      for (const [name, pathIn] of shown) {
        for (const { site, loads } of builds) {
          const url = site.url + pathIn(SOURCE_LANGUAGE);
          loads.set(name, [...(loads.get(name) ?? []), await slowLoad(browser, url)]);
        }
      }
      for (const { site, taps } of builds)
        taps.push(await firstTap(browser, site.url, MENU, SLOWED, SECONDS));
      print(builds, turn + 1);
    }
  } finally {
    await browser.close();
    await Promise.all(builds.map(({ site }) => site.close()));
  }
}

function print(builds: readonly Build[], rounds: number): void {
  const rows = builds.map(({ name, loads, taps }) => ({
    name,
    taps,
    pages: new Map([...loads].map(([page, figures]) => [page, medianOf(figures)])),
  }));
  const [base] = rows;
  if (!base) return;
  const pages = [...base.pages.keys()];
  const table = (title: string, valueOf: (page: SlowLoad, inBase: SlowLoad) => number) =>
    printTable(
      title,
      ['build', ...pages],
      rows.map((row) => [
        row.name,
        ...pages.map((page) => {
          const [figures, inBase] = [row.pages.get(page), base.pages.get(page)];
          return figures && inBase ? valueOf(figures, inBase) : '';
        }),
      ]),
    );
  const on = `slow phone and connection, medians of ${rounds}`;
  table(`Largest paint, times that of '${base.name}', ${on}`, (here, there) =>
    round(here.largestPaint / there.largestPaint, 2),
  );
  table(`Blocking time, ms, ${on}`, ({ blocking }) => Math.round(blocking));
  table(`Transferred, KiB, ${on}`, ({ bytes }) => round(bytes / 1024));
  printTable(
    `First tap on the menu, ${SECONDS} s after the first paint, CPU slowed ${SLOWED} times, ms, ` +
      `medians of ${rounds}`,
    ['first tap', ...rows.map(({ name }) => name)],
    cellsOf(
      MENU.name,
      rows.map(({ taps }) => taps),
    ),
  );
}

function medianOf(loads: readonly SlowLoad[]): SlowLoad {
  const median = (pick: (load: SlowLoad) => number) => percentile(loads.map(pick), 0.5);
  return {
    largestPaint: median(({ largestPaint }) => largestPaint),
    blocking: median(({ blocking }) => blocking),
    bytes: median(({ bytes }) => bytes),
  };
}
