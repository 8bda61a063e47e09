"""Reads workbooks with openpyxl and tells where a copy differs from what it was made of.

On standard input: one JSON object a line, {"path", "copy"}. Every cell of the first sheet of "path" has to be in "copy" with
the same value, kind and number format; what "copy" has to the right of it is not looked at. Prints
{"files", "cells", "wrong": [{"path", "why"}]}.
"""
import json
import sys

import openpyxl


def cells_of(path):
    book = openpyxl.load_workbook(path, data_only=True)
    if book.epoch is None:
        raise ValueError("no epoch")
    return [
        [(plain(cell.value), cell.data_type, cell.number_format) for cell in row]
        for row in book.worksheets[0].iter_rows()
    ], book.epoch


def plain(value):
    """openpyxl undoes the escape of an underscore in texts that cells share, and in no others."""
    return value.replace("_x005F_", "_") if isinstance(value, str) else value


def difference(job):
    wanted, epoch = cells_of(job["path"])
    found, other = cells_of(job["copy"])
    if epoch != other:
        return 0, f"days are counted from {other} in place of {epoch}"
    if len(wanted) != len(found):
        return 0, f"{len(found)} rows in place of {len(wanted)}"
    count = 0
    for number, (wants, has) in enumerate(zip(wanted, found), 1):
        for column, (want, cell) in enumerate(zip(wants, has), 1):
            # The format of a cell without a value shows nothing.
            if want[0] is None and cell[0] is None:
                continue
            count += 1
            if want != cell:
                return count, f"row {number}, column {column}: {cell!a} in place of {want!a}"
    return count, None


files, cells, wrong = 0, 0, []
for line in sys.stdin:
    job = json.loads(line)
    files += 1
    try:
        count, why = difference(job)
        cells += count
    except Exception as error:  # whatever openpyxl throws, the workbook is not one that it reads
        why = f"{type(error).__name__}: {error}"
    if why is not None:
        wrong.append({"path": job["path"], "why": why})
print(json.dumps({"files": files, "cells": cells, "wrong": wrong}))
