"""Reads CSV files with Python's csv module and tells those that differ from what was to be in them.

On standard input: one JSON object a line, {"path", "delimiter", "records"}; of each record in the file the first cells
have to be those of "records". Prints {"files", "records", "wrong": [{"path", "why"}]}.
"""
import csv
import json
import sys

csv.field_size_limit(1 << 30)


def difference(job):
    with open(job["path"], encoding="utf-8-sig", newline="") as file:
        found = list(csv.reader(file, delimiter=job["delimiter"], strict=True))
    expected = job["records"]
    if len(found) != len(expected):
        return len(found), f"{len(found)} records in place of {len(expected)}"
    widths = sorted({len(record) for record in found})
    if len(widths) > 1:
        return len(found), f"records of {widths} cells"
    for number, (has, wants) in enumerate(zip(found, expected)):
        if has[: len(wants)] != wants:
            return len(found), f"record {number}: {has[:len(wants)]!a} in place of {wants!a}"
    return len(found), None


files, records, wrong = 0, 0, []
for line in sys.stdin:
    job = json.loads(line)
    files += 1
    try:
        count, why = difference(job)
        records += count
    except (csv.Error, UnicodeError, OSError) as error:
        why = f"{type(error).__name__}: {error}"
    if why is not None:
        wrong.append({"path": job["path"], "why": why})
print(json.dumps({"files": files, "records": records, "wrong": wrong}))
