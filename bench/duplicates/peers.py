"""Runs other tools on a file of accounts: peers.py SCRIPT accounts.csv truth.csv out.json

SCRIPT is ../shared/peers/peers.py. Each tool's threshold is the one with the best F1 of pairs on these very rows. Also
written is the best threshold among those with a precision of .97, when there is one. goldenmatch chooses for itself.
"""

import csv
import glob
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import time

script, accounts_path, truth_path, out_path = sys.argv[1:]
spec = importlib.util.spec_from_file_location('peers', script)
peers = importlib.util.module_from_spec(spec)
spec.loader.exec_module(peers)

accounts = list(csv.DictReader(open(accounts_path, encoding='utf-8', newline='')))
truth = {row['external_id']: row['cluster_id'] for row in csv.DictReader(open(truth_path, encoding='utf-8', newline=''))}


def scored(labels):
    kept = [(row, label) for row, label in zip(accounts, labels) if row['external_id'] in truth]
    return peers.score_clusters([row for row, _ in kept], truth, [label for _, label in kept], lambda cluster: True)


def goldenmatch():
    folder = tempfile.mkdtemp()
    filled = [field for field in accounts[0] if any(row[field] for row in accounts)]
    path = os.path.join(folder, 'accounts.csv')
    with open(path, 'w', encoding='utf-8', newline='') as file:
        writer = csv.DictWriter(file, filled, extrasaction='ignore')
        writer.writeheader()
        writer.writerows(accounts)
    command = [os.path.join(os.path.dirname(sys.executable), 'goldenmatch'), 'dedupe', path]
    command += ['--output-clusters', '--output-dir', folder, '--run-name', 'run', '-f', 'csv']
    subprocess.run(command, check=True, capture_output=True, timeout=1200)
    [found] = glob.glob(os.path.join(folder, '*clusters.csv'))
    cluster = {int(row['__row_id__']): row['__cluster_id__'] for row in csv.DictReader(open(found, newline=''))}
    return [str(cluster.get(at, f'alone {at}')) for at in range(len(accounts))]


result = {}
for name, find in (('exact', peers.dup_exact), ('tfidf', peers.dup_tfidf), ('splink', peers.dup_splink)):
    start = time.time()
    pairs = find(accounts)
    labels = [peers.clusters(len(accounts), pairs, least) for least in peers.grid([pair[0] for pair in pairs], 40)]
    seconds = time.time() - start
    tries = [(scored(label), label) for label in labels]
    _, chosen = max(tries, key=lambda one: one[0]['f1'])
    precise = [one for one in tries if one[0]['precision'] >= 0.97]
    result[name] = {'seconds': seconds, 'labels': [str(label) for label in chosen]}
    if precise:
        result[name]['precise'] = [str(label) for label in max(precise, key=lambda one: one[0]['f1'])[1]]
try:
    start = time.time()
    result['goldenmatch'] = {'labels': goldenmatch(), 'seconds': time.time() - start}
except Exception as error:
    print(f'goldenmatch: {type(error).__name__}: {str(error)[:200]}', file=sys.stderr)
json.dump(result, open(out_path, 'w'))
